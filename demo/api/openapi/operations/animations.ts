import type { OperationGroup } from '../operation.ts';

const period = (summary: string, description: string) => ({
  summary,
  description: `${description} \`user\` narrows them to one provider.`,
  problems: ['not-found'] as const,
});

export const animationOperations: OperationGroup = {
  tag: 'Animations',
  description: 'What venues put on beside their events: open doors, courses in the park, trial lessons.',
  operations: {
    listNextAnimations: period('Animations of the next days', 'Now or within a week.'),
    listFutureAnimations: period('Animations to come', 'All that are not over.'),
    listPastAnimations: period('Animations that are over', 'The newest first.'),
    getAnimation: {
      summary: 'An animation',
      description: 'By id or url, with its text and whether it is over.',
      problems: ['not-found'],
    },
  },
};

export const replayOperations: OperationGroup = {
  tag: 'Replays',
  description: 'Filmed sessions.',
  operations: {
    listReplays: {
      summary: 'A page of replays',
      description: 'The newest first. `user` narrows them to one provider.',
      problems: ['not-found'],
    },
    getVideo: {
      summary: 'The video of a replay',
      description: 'Its files, the best first, and its captions.',
      problems: ['not-found'],
    },
  },
};

export const membershipOperations: OperationGroup = {
  tag: 'Memberships',
  description: 'Subscriptions that a provider sells.',
  operations: {
    listMemberships: {
      summary: 'A page of memberships',
      description: '`provider` narrows them to one provider. With a token `isSubscribed` says which the user has.',
      isPersonalised: true,
      problems: ['not-found'],
    },
    getMembership: {
      summary: 'A membership',
      description: 'By id or url.',
      isPersonalised: true,
      problems: ['not-found'],
    },
  },
};
