import {
  ForgottenDevices,
  MailLink,
  MailToken,
  NewDevice,
  NewMailAddress,
  PushKey,
  ReminderChange,
  Reminders,
} from '@provincia/protocol';
import type { Api } from '../http/api.ts';
import { inPerson, member } from '../people/in-person.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { addAddress, changeAddress, removeAddress, resumeMail, stateOf } from './mail/addresses.ts';
import type { MailLinks } from './mail/links.ts';
import { addDevice, devicesOf, forgetDevices } from './push/devices.ts';
import type { Outside } from './push/outside.ts';
import type { Vapid } from './push/vapid.ts';
import { changeSettings, settingsOf, switchesOf } from './settings.ts';

const tags = ['Reminders'];
const CHANGING = { of: 'reminders', aMinute: 30 } as const;
const MAILING = { of: 'mail', aMinute: 5 } as const;
/** Requests a minute from one address where something is sent out, or where a link is tried. */
const FEW = 20;

export interface ReminderRouteParts {
  readonly db: Database;
  readonly now: () => number;
  readonly outside: Outside;
  readonly vapid: Vapid;
  readonly links: MailLinks;
  readonly sendsMail: boolean;
}

/** What people want to be told when they are not looking, and where. */
export function reminderRoutes(app: Api, parts: ReminderRouteParts): void {
  const { db, vapid, sendsMail } = parts;

  async function described(person: Person | null): Promise<Reminders> {
    const id = person?.id ?? '';
    const address = await db
      .selectFrom('mail_addresses')
      .selectAll()
      .where('person', '=', id)
      .executeTakeFirst();
    const settings = await settingsOf(db, id);
    return {
      language: settings.language,
      switches: switchesOf(settings),
      devices: await devicesOf(db, id),
      mails: sendsMail,
      mail: address === undefined ? null : { address: address.address, state: stateOf(address) },
    };
  }

  app.route({
    method: 'GET',
    url: '/api/push/key',
    schema: {
      summary: 'The key with which a browser subscribes to push messages of this server.',
      tags,
      response: { 200: PushKey },
    },
    config: { who: 'anybody' },
    handler: async () => ({ key: vapid.publicKey }),
  });

  app.route({
    method: 'GET',
    url: '/api/me/reminders',
    schema: {
      summary: 'What you are reminded of, and where.',
      tags,
      response: { 200: Reminders },
    },
    config: { who: 'anybody' },
    handler: async ({ person }) => described(person && inPerson(person)),
  });

  app.route({
    method: 'PATCH',
    url: '/api/me/reminders',
    schema: {
      summary: 'Changes what you are reminded of, and in which language.',
      tags,
      body: ReminderChange,
      response: { 200: Reminders },
    },
    config: { who: 'somebody', perPerson: CHANGING },
    handler: async ({ person, body }) => {
      const known = inPerson(person);
      await db.transaction().execute((db) => changeSettings(db, known.id, body));
      return described(known);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/me/push',
    schema: {
      summary:
        'This device is told by push messages, as long as you are signed in on it. At most 10 devices.',
      tags,
      body: NewDevice,
      response: { 200: Reminders },
    },
    config: { who: 'known', limit: FEW, perPerson: CHANGING },
    handler: async ({ person, body }) => {
      const known = inPerson(person);
      await addDevice(parts, { ...known, session: known.session as string }, body);
      return described(known);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/me/push',
    schema: {
      summary: 'Forgets a device, or all but one, or all.',
      tags,
      body: ForgottenDevices,
      response: { 200: Reminders },
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ person, body }) => {
      const known = inPerson(person);
      await forgetDevices(db, known.id, body);
      return described(known);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/me/mail',
    schema: {
      summary: 'Sends a link to an e-mail address. Once it is used, reminders go there. For members.',
      tags,
      body: NewMailAddress,
      response: { 200: Reminders },
    },
    config: { who: 'known', limit: FEW, perPerson: MAILING },
    handler: async ({ person, body }) => {
      const known = member(person);
      if (!sendsMail) throw new Refusal(404, 'no-mail', 'This server sends no mail.');
      await addAddress(parts, known.id, body);
      return described(known);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/me/mail',
    schema: { summary: 'Forgets your e-mail address.', tags, response: { 200: Reminders } },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ person }) => {
      const known = member(person);
      await removeAddress(db, known.id);
      return described(known);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/me/mail/resume',
    schema: { summary: 'Mail you have unsubscribed from comes again.', tags, response: { 200: Reminders } },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ person }) => {
      const known = member(person);
      await resumeMail(db, known.id);
      return described(known);
    },
  });

  mailLinkRoutes(app, parts);
}

/** What links in mails lead to. They work without signing in; a mere visit changes nothing, for mail is read by machines too. */
function mailLinkRoutes(app: Api, { db, now, links }: ReminderRouteParts): void {
  app.route({
    method: 'POST',
    url: '/api/mail/confirm',
    schema: {
      summary: 'Confirms an e-mail address by the token of the link that was sent there.',
      tags,
      body: MailToken,
      response: { 200: MailLink },
    },
    config: { who: 'anybody', limit: FEW },
    handler: ({ body: { token } }) =>
      changeAddress(db, links.read('confirm', token), { confirmed_at: now(), failed_at: null }),
  });

  app.route({
    method: 'POST',
    url: '/api/mail/resubscribe',
    schema: {
      summary: 'Takes back an unsubscription, by the token of its link.',
      tags,
      body: MailToken,
      response: { 200: MailLink },
    },
    config: { who: 'anybody', limit: FEW },
    handler: ({ body: { token } }) => changeAddress(db, links.read('stop', token), { stopped_at: null }),
  });

  app.route({
    method: 'GET',
    url: '/api/mail/unsubscribe',
    schema: { summary: 'Leads to the page that unsubscribes.', tags, querystring: MailToken },
    config: { who: 'anybody', limit: FEW },
    handler: ({ query: { token } }, reply) => reply.redirect(`/mail/stop/${encodeURIComponent(token)}`, 303),
  });

  app.register(async (scope) => {
    // Mail programs send a form. What they want is in the address.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
    const api: Api = scope;
    api.route({
      method: 'POST',
      url: '/api/mail/unsubscribe',
      schema: {
        summary: 'No more mail to this address, as RFC 8058 has it.',
        tags,
        querystring: MailToken,
        response: { 200: MailLink },
      },
      config: { who: 'anybody', limit: FEW },
      handler: ({ query: { token } }) => changeAddress(db, links.read('stop', token), { stopped_at: now() }),
    });
  });
}
