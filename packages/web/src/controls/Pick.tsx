import inputs from './inputs.module.css';

interface PickProps<T extends string | number> {
  readonly label: string;
  /** The words for no filter. */
  readonly any: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
}

/** A choice of one of many, or of none. */
export function Pick<T extends string | number>({ label, any, options, value, onChange }: PickProps<T>) {
  return (
    <select
      className={inputs.input}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(options.find((option) => String(option.value) === target.value)?.value ?? null)
      }
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
