import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';

/** A link that is opened where its page already stands changes only the fragment: the page begins anew with it. */
export function RemountOnNewLink() {
  const [generation, setGeneration] = useState(0);
  useEffect(() => {
    const remount = () => setGeneration((now) => now + 1);
    window.addEventListener('hashchange', remount);
    return () => window.removeEventListener('hashchange', remount);
  }, []);
  return <Outlet key={generation} />;
}
