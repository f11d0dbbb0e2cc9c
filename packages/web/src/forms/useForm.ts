import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ProblemCode } from '../api/problem-words.ts';
import { useAction } from './useAction.ts';

type Problems<Field extends string> = { readonly [name in Field]?: ProblemCode | undefined };
/** By the names of the fields; under `way` the value of the button that was pressed. */
type Values<Field extends string> = Readonly<Record<Field | 'way', string>>;

interface FormRules<Field extends string> {
  readonly fields: readonly Field[];
  /** What is wrong before anything is sent. */
  check(values: Values<Field>): Problems<Field>;
  /** At which field the server's refusals stand; the others stand below the form. */
  readonly places?: { readonly [problem in ProblemCode]?: Field };
  send(values: Values<Field>): Promise<void>;
}

interface Form<Field extends string> {
  readonly busy: boolean;
  readonly problems: Problems<Field>;
  /** What is wrong with none of the fields. */
  readonly problem: ProblemCode | null;
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
  };
}

/** A form that says at each field what is wrong with it, and leads there. */
export function useForm<Field extends string>(plan: FormRules<Field>): Form<Field> {
  const { fields, check, places = {}, send } = plan;
  const ref = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<Problems<Field>>({});
  const { busy, problem, run } = useAction();
  const place = problem === null ? undefined : places[problem];
  useEffect(() => {
    if (place === undefined && Object.keys(found).length === 0) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [place, found]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const values = Object.fromEntries(
      [...fields, 'way'].map((name) => [name, String(data.get(name) ?? '')]),
    ) as Values<Field>;
    const wrong = check(values);
    setFound(wrong);
    const isFine = Object.values(wrong).every((one) => one === undefined);
    // Also if nothing is sent, what the server said the last time is no longer true.
    void run(async () => (isFine ? send(values) : undefined));
  };
  const refused = place === undefined ? {} : ({ [place]: problem } as Problems<Field>);
  return {
    busy,
    problems: { ...found, ...refused },
    problem: place === undefined ? problem : null,
    props: { ref, noValidate: true, onSubmit },
  };
}
