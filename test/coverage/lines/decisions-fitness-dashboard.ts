import type { Group } from '../line.ts';

export const decisionsFitnessDashboard: Group = {
  name: 'Fitness dashboard',
  ids: {
    'D-fitness-defaults': {
      'With no activity picked all four are shown': [
        'core/fitness/figures: without a picked activity all four are shown',
        'widgets/fitness-dashboard/view: without a selected activity all four are shown, each with its chart',
      ],
      'With no range picked week counts, and no tab is marked': [
        'core/fitness/figures: without a picked range the week is shown',
        'widgets/fitness-dashboard/view: without a selected range the week is shown, and no button is pressed',
      ],
    },
    'D-fitness-missing': {
      'A day without figures is missing, not zero': [
        'core/fitness/bars: a day without figures is missing, not zero',
        'api/fitness/fitness: missing ones are not zero',
        'widgets/fitness-dashboard/view: has one bar per day with its figure as label; D-fitness-missing: a missing day is labelled as such',
      ],
    },
    'D-fitness-periods': {
      'daily is today by hour, weekly and monthly the last 7 and 30 days, yearly the last 12 months, in Paris': [
        'core/fitness/periods: D-fitness-periods',
        'api/fitness/fitness: a day of Paris is not one of UTC',
      ],
      'A month is the sum of its days': ['api/fitness/fitness: yearly: the sums'],
    },
    'D-tracker': {
      "/v1/me names the user's tracker; another user's is 404": [
        "api/fitness/fitness: another's tracker",
        "widgets/fitness-dashboard/store: the user's own tracker",
      ],
    },
    'D-fitness-refetch': {
      'Figures older than five minutes are re-fetched when the page is seen again': [
        'widgets/fitness-dashboard/store: D-fitness-refetch',
      ],
      'An hour is shown in the display zone': [
        'widgets/fitness-dashboard/view: D-display-zone: hours are those of the display zone',
      ],
    },
  },
};
