import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { notify } from '#components/toast.ts';
import { t } from '#i18n/index.ts';
import { ApiError, api } from '#lib/api.ts';

export type PackageId = 'premium_monthly' | 'pro_monthly';

const checkoutAnswer = {
  parse(answer: unknown): { url: string } {
    const { url } = (answer ?? {}) as { url?: unknown };
    if (typeof url !== 'string') throw new Error('checkout without an address');
    return { url };
  },
};

/** Where nobody has set up payments, the server does not know the call or says that the provider is missing. */
const isMissing = (error: Error) =>
  error instanceof ApiError && ['not_found', 'provider_not_configured'].includes(error.code);

/** Sends the browser to the hosted checkout. */
export function useCheckout() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (package_id: PackageId) =>
      api('POST', '/payments/checkout', {
        body: { package_id, origin_url: window.location.origin },
        response: checkoutAnswer,
      }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) navigate('/');
      else notify.error(isMissing(error) ? t('pricing.checkoutMissing') : error.message || t('pricing.checkoutFailed'));
    },
  });
}
