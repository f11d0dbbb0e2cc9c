#!/usr/bin/env node
// Makes TypeScript understood, then starts the server.
import { setFlagsFromString } from 'node:v8';
import { register } from 'tsx/esm/api';

// Every answer leaves some garbage behind, for which there is time: rather look after it often than let it pile up to
// twice of what is in use.
setFlagsFromString('--heap-growing-percent=40');

register({ tsconfig: false });
await import('../src/main.ts');
