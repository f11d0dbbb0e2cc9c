/** The commands of WebDriver that are needed here: how WebKit's driver is asked for them, and what Firefox calls them. */
export const commands = {
  navigate: { method: 'POST', path: 'url', marionette: 'WebDriver:Navigate' },
  execute: { method: 'POST', path: 'execute/sync', marionette: 'WebDriver:ExecuteScript' },
  act: { method: 'POST', path: 'actions', marionette: 'WebDriver:PerformActions' },
  picture: { method: 'GET', path: 'screenshot', marionette: 'WebDriver:TakeScreenshot' },
  resize: { method: 'POST', path: 'window/rect', marionette: 'WebDriver:SetWindowRect' },
  reload: { method: 'POST', path: 'refresh', marionette: 'WebDriver:Refresh' },
} as const;

export type Command = keyof typeof commands;

/** A browser that has been started. */
export interface Driven {
  readonly version: string;
  send(command: Command, given?: Readonly<Record<string, unknown>>): Promise<unknown>;
  end(): Promise<void>;
}
