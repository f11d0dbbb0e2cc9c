import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Slip } from './slips.ts';
import { useDeed } from './useDeed.ts';

type Slips<Field extends string> = { readonly [name in Field]?: Slip | undefined };
/** By the names of the fields; under `way` the value of the button that was pressed. */
type Values<Field extends string> = Readonly<Record<Field | 'way', string>>;

interface FormPlan<Field extends string> {
  readonly fields: readonly Field[];
  /** What is wrong before anything is sent. */
  check(values: Values<Field>): Slips<Field>;
  /** At which field the server's refusals stand; the others stand below the form. */
  readonly places?: { readonly [slip in Slip]?: Field };
  send(values: Values<Field>): Promise<void>;
}

interface Form<Field extends string> {
  readonly busy: boolean;
  readonly slips: Slips<Field>;
  /** What is wrong with none of the fields. */
  readonly slip: Slip | null;
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
  };
}

/** A form that says at each field what is wrong with it, and leads there. */
export function useForm<Field extends string>(plan: FormPlan<Field>): Form<Field> {
  const { fields, check, places = {}, send } = plan;
  const ref = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<Slips<Field>>({});
  const { busy, slip, run } = useDeed();
  const place = slip === null ? undefined : places[slip];
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
  const refused = place === undefined ? {} : ({ [place]: slip } as Slips<Field>);
  return {
    busy,
    slips: { ...found, ...refused },
    slip: place === undefined ? slip : null,
    props: { ref, noValidate: true, onSubmit },
  };
}
