import { Fragment } from 'react';

/** Short facts in one line, which breaks between them rather than inside. */
export function Facts({ facts }: { facts: string[] }) {
  return facts.map((fact, at) => (
    <Fragment key={fact}>
      <span className="inline-block">
        {fact}
        {at < facts.length - 1 && '\u00a0·'}
      </span>{' '}
    </Fragment>
  ));
}
