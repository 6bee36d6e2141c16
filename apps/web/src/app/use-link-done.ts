import { useLocation, useNavigate } from 'react-router-dom';

/** Returns true once the link has been used, and a function to mark it. Survives a reload; the next link starts anew. */
export function useLinkDone(): [boolean, () => void] {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return [Boolean(state?.isDone), () => navigate(pathname, { replace: true, state: { isDone: true } })];
}
