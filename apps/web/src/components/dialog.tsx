import * as RadixAlert from '@radix-ui/react-alert-dialog';
import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { useDialogFocus } from './dialog-focus.ts';

/*
 * Radix' own overlay locks scrolling by writing a <style> element, which the content security policy forbids.
 * This overlay replaces it; `body:has([data-modal])` in styles.css locks scrolling. Its z-index is that of
 * the sheets, so that a nested dialog covers the one below.
 */
const veil = 'enter-veil fixed inset-0 z-50 bg-[oklch(0.2_0.02_265_/_0.45)]';
/** Receives the click that closes the dialog; Radix disables pointer events everywhere else. */
const Veil = () => <div className={veil} style={{ pointerEvents: 'auto' }} data-modal="" />;

const sheet = classNames(
  'enter fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] overflow-y-auto overscroll-contain rounded-t-3xl bg-surface p-5 shadow-float outline-none',
  'sm:inset-auto sm:left-1/2 sm:max-h-[88dvh] sm:w-[calc(100%-2rem)] sm:-translate-x-1/2 sm:rounded-3xl sm:border sm:border-line sm:p-7',
);
const centred = 'sm:top-1/2 sm:-translate-y-1/2';
const fromTop = 'max-sm:h-[92dvh] sm:top-[6dvh]';

/** Reaches over the padding of the sheet, which has none at its bottom: a sticky element stops at that padding. */
const bar = classNames(
  'sticky bottom-0 -mx-5 mt-5 flex flex-wrap-reverse justify-end gap-2 max-sm:*:grow max-sm:*:px-2 border-line border-t bg-surface p-5 pt-4',
  'sm:-mx-7 sm:px-7',
);

type DialogProps = {
  title: string;
  description?: ReactNode;
  /** Without it only a button of the content closes the dialog: for what is shown once. */
  onClose?: () => void;
  children: ReactNode;
  /** Buttons that stay visible while the content scrolls. */
  footer?: ReactNode;
  /** The content is read before its first field is filled in: the focus starts at the top. */
  isRead?: boolean;
  wide?: boolean;
  /** The content grows while it loads: the heading keeps its position. */
  grows?: boolean;
};

/** A modal dialog: focus is trapped, Escape and a click outside close it. On a phone it is a bottom sheet. */
export function Dialog({ title, description, onClose, children, footer, isRead, wide, grows }: DialogProps) {
  const { t } = useTranslation('common');
  const { remember, onOpenAutoFocus, onCloseAutoFocus } = useDialogFocus();
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose?.()}>
      <RadixDialog.Portal>
        <Veil />
        <RadixDialog.Content
          className={classNames(
            ...[sheet, wide ? 'sm:max-w-2xl' : 'sm:max-w-md', grows ? fromTop : centred],
            Boolean(footer) && 'scroll-pb-24 pb-0 sm:pb-0',
          )}
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={isRead ? remember : onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <div className="mb-5 flex items-start gap-4">
            <div className="min-w-0 flex-1">
              <RadixDialog.Title className="hyphens-auto break-words font-semibold text-xl tracking-tight">
                {title}
              </RadixDialog.Title>
              {description && (
                <RadixDialog.Description asChild>
                  <div className="mt-1 text-pretty text-ink-soft">{description}</div>
                </RadixDialog.Description>
              )}
            </div>
            {onClose && (
              <RadixDialog.Close
                aria-label={t('close')}
                className="-my-2 -me-2.5 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
              >
                <X aria-hidden="true" className="size-5" />
              </RadixDialog.Close>
            )}
          </div>
          {children}
          {footer && <div className={bar}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

type ConfirmProps = {
  question: string;
  explanation?: string;
  confirmLabel: string;
  /** The button that leaves the dialog; "Cancel" is ambiguous where the action itself cancels something. */
  dismissLabel?: string;
  danger?: boolean;
  isBusy?: boolean;
  /** Further information above the buttons. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation before a destructive action. */
export function Confirm({
  question,
  explanation,
  confirmLabel,
  dismissLabel,
  danger,
  isBusy,
  children,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const { t } = useTranslation('common');
  const { remember, onCloseAutoFocus } = useDialogFocus();
  return (
    <RadixAlert.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixAlert.Portal>
        <Veil />
        <RadixAlert.Content
          className={classNames(sheet, centred, 'sm:max-w-[30rem]')}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={onCloseAutoFocus}
          {...(!explanation && { 'aria-describedby': undefined })}
        >
          <RadixAlert.Title className="font-semibold text-lg tracking-tight">{question}</RadixAlert.Title>
          {explanation && (
            <RadixAlert.Description className="mt-1.5 text-ink-soft">{explanation}</RadixAlert.Description>
          )}
          {children}
          <div className="mt-6 flex flex-wrap-reverse justify-end gap-2 max-sm:*:grow">
            <RadixAlert.Cancel asChild>
              <Button>{dismissLabel ?? t('cancel')}</Button>
            </RadixAlert.Cancel>
            <Button look={danger ? 'danger' : 'brand'} disabled={isBusy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
