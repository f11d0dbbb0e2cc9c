#!/usr/bin/env node
// Lets Node.js run TypeScript, then starts the server.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
const { run } = await import('../src/run.ts');
await run();
