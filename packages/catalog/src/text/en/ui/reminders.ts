import type { WordsLike, WordTable } from '../../word-table.ts';

/** What people are told when they are not looking, and the pages that links in mails lead to. */
export const reminders = {
  title: 'Reminders',
  lead: 'You are told of what you do not see, at most once an hour.',
  push: 'Notifications',
  on: 'This device shows notifications.',
  off: 'This device shows no notifications.',
  turnOn: 'Turn on here',
  turnOff: 'Turn off here',
  blocked: 'This browser blocks notifications from here. Allow them in its settings for this site.',
  unsupported:
    'This browser cannot show notifications from here. On an iPhone or iPad, add Provincia to the home screen first.',
  others:
    '{count, plural, one {# other device shows notifications.} other {# other devices show notifications.}}',
  forgetOthers: 'Turn off there',
  mail: 'E-mail',
  mailHelp: 'Nobody else sees your address.',
  membersOnly: 'Register to be reminded by e-mail as well.',
  address: 'E-mail address',
  give: 'Send a link to confirm it',
  remove: 'Remove',
  removeAddress: 'Remove the address {address}',
  again: 'Send the link again',
  resume: 'Send e-mail again',
  kinds: 'What you are told',
  kind: 'Occasion',
  state: {
    waiting: 'Not confirmed yet: use the link in the e-mail we sent there.',
    confirmed: 'Reminders go here.',
    stopped: 'You have unsubscribed.',
    failed: 'No e-mail arrives at this address. Check it and enter it again.',
  },
  of: {
    turn: 'A game by the day waits for you',
    late: 'Your time there is running out',
    begun: 'Your game has started',
    invited: 'A seat is kept for you',
    over: 'Your game is over',
  },
  link: {
    confirmTitle: 'Confirm your e-mail address',
    confirmAsk: 'Reminders of your games will go to the address where you found this link.',
    confirm: 'Confirm',
    confirmed: 'Reminders now go to {address}.',
    stopTitle: 'Unsubscribe',
    stopping: 'One moment…',
    stopped: 'No more reminders go to {address}.',
    undo: 'That was a mistake: send them again',
    settings: 'All reminders',
  },
} satisfies WordTable;

export type Reminders = WordsLike<typeof reminders>;
