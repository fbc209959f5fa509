import { ADDRESS_PROBLEMS, PERSON_PROBLEMS } from '../../problem-codes.ts';
import type { OperationGroup } from '../operation.ts';

export const peopleOperations: OperationGroup = {
  tag: 'People',
  description: 'The token’s user, and guests.',
  operations: {
    getMe: {
      summary: 'The token’s user',
      description: 'Name, e-mail address, organisation, running subscription and fitness tracker of an account.',
      problems: ['forbidden'],
    },
    createGuest: {
      summary: 'A guest’s token',
      description:
        'For somebody without an account. The token gives access to one hold and its order, and ends after two hours.',
      problems: PERSON_PROBLEMS,
    },
    createGuestOfOrder: {
      summary: 'A guest’s token for an order’s key',
      description:
        'For a guest who has the link of an order’s mail. The token counts as the one with which the order was made, so that it takes, leaves and pays what that one began, and ends after two hours.',
      problems: ['forbidden'],
    },
    correctAddress: {
      summary: 'Another address for a guest’s order',
      description:
        'Sends the confirmation again, to the address that is given. What the guest’s token has made moves to that address, and keys that were sent to the earlier one open nothing any more. Possible until `addressUntil`, three times an order.',
      problems: [
        'forbidden',
        'not-found',
        'mail-limit',
        'address-fixed',
        'already-booked',
        'multi-limit',
        'monthly-limit',
        'already-waiting',
        ...ADDRESS_PROBLEMS,
      ],
    },
    getGuest: {
      summary: 'The guest’s name',
      description: 'As it was entered.',
      problems: ['forbidden'],
    },
    listCards: {
      summary: 'The caller’s saved cards',
      description: 'Those of the payment provider in use, without their numbers.',
      problems: ['forbidden'],
    },
    getCredit: {
      summary: 'The company credit',
      description: 'What is left of the credit of the caller’s organisation.',
      problems: ['forbidden'],
    },
  },
};

const range = (summary: string) => ({
  summary,
  description: 'The periods that have figures. Another person’s tracker is not found.',
  problems: ['forbidden', 'not-found'] as const,
});

export const fitnessOperations: OperationGroup = {
  tag: 'Fitness',
  description: 'The figures of the caller’s fitness tracker.',
  operations: {
    listDailyActivities: range('The figures of today, by hour'),
    listWeeklyActivities: range('The figures of this week, by day'),
    listMonthlyActivities: range('The figures of this month, by day'),
    listYearlyActivities: range('The figures of this year, by month'),
    getLifetimeStats: range('The figures of all time'),
  },
};
