import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';

/** A link that is opened where its page already stands changes only the fragment: the page begins anew with it. */
export function LinkArrival() {
  const [round, setRound] = useState(0);
  useEffect(() => {
    const arrive = () => setRound((now) => now + 1);
    window.addEventListener('hashchange', arrive);
    return () => window.removeEventListener('hashchange', arrive);
  }, []);
  return <Outlet key={round} />;
}
