import type { ComponentProps } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { Button } from '../button.tsx'
import { useLeave } from '../open-window.ts'
import { dismissKey } from './dismiss-key.ts'

interface Props extends Omit<ComponentProps<typeof Button>, 'variant' | 'onClick'> {
  readonly onClick: () => void
  /** What the other button does, in words. */
  readonly confirmLabel?: string | undefined
}

/**
 * The button of a dialog that leaves everything as it is, in the same words everywhere but where it
 * has its own. In a window it asks as the others of its ways do.
 */
export function DismissButton({ confirmLabel, onClick, children, ...button }: Props) {
  const { t } = useTexts()
  const leave = useLeave(onClick)
  return (
    <Button variant="default" {...button} onClick={leave}>
      {children ?? t(dismissKey(confirmLabel, t('core.dialog.cancel')))}
    </Button>
  )
}
