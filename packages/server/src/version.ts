import packageJson from '../package.json' with { type: 'json' };

/** The version of the program. All packages have the same. */
export const { version } = packageJson;
