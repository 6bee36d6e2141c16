import { useLocation, useNavigate } from 'react-router-dom';

/** Whether the link has done its work: still known when the page is loaded again, but not to the next link. */
export function useLinkDone(): [boolean, () => void] {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return [Boolean(state?.isDone), () => navigate(pathname, { replace: true, state: { isDone: true } })];
}
