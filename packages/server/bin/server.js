#!/usr/bin/env node
// Makes TypeScript understood, then starts the server.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
const { run } = await import('../src/run.ts');
await run();
