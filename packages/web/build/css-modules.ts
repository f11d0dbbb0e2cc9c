import { basename } from 'node:path';

/** A class is said by its file, whose name no other has: shorter than with a hash, and the same in every build. */
export const cssModules = {
  generateScopedName: (name: string, file: string) => `${basename(file).split('.')[0]}-${name}`,
};
