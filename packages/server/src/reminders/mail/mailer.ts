import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../config.ts';
import type { Mail } from './mails.ts';

/** How long a mail server may be silent, in milliseconds. */
const SLOWEST = 8000;

type Posted = 'sent' | 'refused';

/** Hands mail over to the mail server of the settings. */
export class Mailer {
  readonly #from: string;
  readonly #host: string;
  readonly #transport;

  constructor({ smtpUrl, from, origin }: MailConfig) {
    this.#from = from;
    this.#host = new URL(origin).hostname;
    this.#transport = createTransport(
      {
        url: smtpUrl,
        connectionTimeout: SLOWEST,
        greetingTimeout: SLOWEST,
        socketTimeout: SLOWEST,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      {},
    );
  }

  /** Refused: the address takes no mail, for good. Fails if another try may help. */
  async send(to: string, batch: string, { subject, text, html, unsubscribe }: Mail): Promise<Posted> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        // As it is: a comma in it does not make two of them.
        to: { name: '', address: to },
        // The same again for the same mail: if it comes twice, mailboxes show it once.
        messageId: `<${batch}@${this.#host}>`,
        subject,
        text,
        html,
        headers: {
          // Nobody's holiday notice should answer.
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe === undefined
            ? {}
            : {
                'List-Unsubscribe': `<${unsubscribe}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
        },
      });
      return 'sent';
    } catch (error) {
      const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
      if (command === 'RCPT TO' && responseCode >= 500) return 'refused';
      throw error;
    }
  }

  close(): void {
    this.#transport.close();
  }
}
