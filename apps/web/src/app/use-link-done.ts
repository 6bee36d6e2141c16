import { useLocation, useNavigate } from 'react-router-dom';

/** Whether the link has been used. The state survives a reload, and the next link starts without it. */
export function useLinkDone(): [boolean, () => void] {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return [Boolean(state?.isDone), () => navigate(pathname, { replace: true, state: { isDone: true } })];
}
