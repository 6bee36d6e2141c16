import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';

/** Remounts the page when a link to the same page changes only the fragment. */
export function RemountOnNewLink() {
  const [generation, setGeneration] = useState(0);
  useEffect(() => {
    const remount = () => setGeneration((now) => now + 1);
    window.addEventListener('hashchange', remount);
    return () => window.removeEventListener('hashchange', remount);
  }, []);
  return <Outlet key={generation} />;
}
