import type { Glossary } from '@provincia/catalog';
import { createContext } from 'react';

export const GlossaryContext = createContext<Glossary | null>(null);
