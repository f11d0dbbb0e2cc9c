#!/usr/bin/env node
// Makes TypeScript understood, then starts the server.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
await import('../src/main.ts');
