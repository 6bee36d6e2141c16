import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

const box = classNames(
  'w-full min-w-0 rounded-[11px] border border-edge bg-surface placeholder:text-ink-faint',
  'transition-colors hover:border-ink-soft aria-invalid:border-danger disabled:opacity-60',
);

type FieldProps = { label: string; required?: boolean; hint?: string; error?: string; className?: string };

/** A label, its control and its error. The control receives the ids that connect them. */
export function Field({
  label,
  required,
  hint,
  error,
  className,
  children,
}: FieldProps & {
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}) {
  const id = useId();
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-medium text-[0.875rem]">
        {label}
        {required && <span className="text-brand-strong"> *</span>}
      </label>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-[0.84rem] text-danger">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-[0.84rem] text-ink-soft">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={classNames(box, 'h-11 px-3.5 text-ink', className)} />
);

/** A text field for an amount, parsed by `parseAmount`, with the decimal keyboard on a phone. */
export const AmountInput = (rest: ComponentProps<'input'>) => (
  <Input {...rest} type="text" inputMode="decimal" autoComplete="off" />
);

type TextFieldProps = FieldProps & ComponentProps<'input'> & { onText: (text: string) => void };

/** A required text field, controlled by the caller. */
export const TextField = ({ label, hint, error, className, onText, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} className={className}>
    {(ids) => <Input {...ids} {...input} required onChange={({ target }) => onText(target.value)} />}
  </Field>
);

export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={classNames(box, 'min-h-20 px-3.5 py-2.5 text-ink', className)} />
);

type SelectProps = Omit<ComponentProps<'select'>, 'size'> & {
  /** Shown in place of the text of the chosen option: `USD` fits where `USD – US Dollar` is cut. */
  shortText?: string;
};

/** The native select, which phones and screen readers support best. */
export function Select({ className, shortText, ...rest }: SelectProps) {
  return (
    <span className={classNames('relative block min-w-0', className)}>
      <select
        {...rest}
        className={classNames(
          box,
          'h-11 appearance-none truncate ps-3.5 pe-9',
          shortText ? 'text-transparent [&_option]:bg-surface [&_option]:text-ink' : 'text-ink',
        )}
      />
      {shortText && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute start-3.5 top-1/2 -translate-y-1/2 forced-colors:hidden"
        >
          {shortText}
        </span>
      )}
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
