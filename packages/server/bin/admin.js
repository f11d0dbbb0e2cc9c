#!/usr/bin/env node
import { compiled } from '../../../scripts/compile.mjs';

process.setSourceMapsEnabled(true);
const { admin } = await import(await compiled('packages/server/src/admin/run.ts'));
// `provincia admin` puts it into words.
process.stdout.write(JSON.stringify(await admin(process.argv.slice(2), process.env)));
