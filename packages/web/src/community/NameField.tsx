import type { Names } from '@provincia/protocol';
import { useEffect, useId, useState } from 'react';
import { request } from '../api/request.ts';
import { FormField } from '../forms/FormField.tsx';

/** How long somebody has to stop typing before it is looked for the name, in milliseconds. */
const PAUSE = 200;
const SHORTEST = 2;

interface NameFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** A field for the name of a member, with suggestions: those whom one follows or has played with, and who is called like that. */
export function NameField({ label, help, value, onChange }: NameFieldProps) {
  const list = useId();
  const [companions, setCompanions] = useState<readonly string[]>([]);
  const found = useFound(value);
  const suggest = () => {
    if (companions.length === 0) void namesAt('/api/me/companions').then(setCompanions);
  };
  const names = [...new Set([...companions, ...found])];
  return (
    <>
      <FormField
        name="player"
        label={label}
        {...(help !== undefined && { help })}
        value={value}
        maxLength={24}
        autoComplete="off"
        list={list}
        onFocus={suggest}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

function useFound(typed: string): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  const beginning = typed.trim();
  useEffect(() => {
    if (beginning.length < SHORTEST) return setFound([]);
    let isLatest = true;
    const timer = setTimeout(async () => {
      const names = await namesAt(`/api/people?find=${encodeURIComponent(beginning)}`);
      if (isLatest) setFound(names);
    }, PAUSE);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [beginning]);
  return found;
}

/** Without suggestions a name can be typed all the same. */
async function namesAt(path: string): Promise<readonly string[]> {
  return request<Names>('GET', path).then(
    ({ names }) => names,
    () => [],
  );
}
