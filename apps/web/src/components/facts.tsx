import { Fragment } from 'react';

/** Short facts in one line, which breaks between them rather than inside. */
export const Facts = ({ facts }: { facts: string[] }) => (
  // The dot before a fact that begins a line lies in the margin, which is cut off.
  <span className="block overflow-x-clip">
    <span className="-ms-2 block">
      {facts.map((fact) => (
        <Fragment key={fact}>
          <span className="inline-block max-w-full before:inline-block before:w-2 before:content-['·']">
            {fact}
          </span>{' '}
        </Fragment>
      ))}
    </span>
  </span>
);
