import { Suspense, useRef, useState, type ReactNode } from 'react'
import type { SavingState } from '#features/views'
import { Text } from '#layout'
import { useCall, useTexts } from '#shared'
import { askToConfirm, Button, lazyPart } from '#ui'
import type { ShownAction } from './framed-view.tsx'
import type { MenteeAction } from './mentee-action.ts'

/** Few actions have one. */
const FramedView = lazyPart(() => import('./framed-view.tsx'))

/** The view that the action shows to whoever looks, instead of its form. */
export function useOwnView(action: MenteeAction) {
  return useCall(
    'views.openActionView',
    { ActionId: action.Id, MenteeId: action.MenteeId },
    { staleTime: 60_000 },
  )
}

interface Props extends ShownAction {
  /** The product's own form, which is always at hand. */
  readonly children: ReactNode
}

/** An action's own view in its frame; the plain form is one press away, and said to work where the view does not. */
export function OwnView({ children, ...props }: Props) {
  const { t } = useTexts()
  const [isPlain, setPlain] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const state = useRef<SavingState>('clean')
  async function change(): Promise<void> {
    const isSafe =
      isPlain ||
      state.current === 'clean' ||
      state.current === 'saved' ||
      (await askToConfirm({
        title: t('views.unsaved'),
        text: '',
        confirmLabel: t('core.unsaved.confirm'),
      }))
    if (!isSafe) return
    state.current = 'clean'
    setFailed(false)
    setPlain(!isPlain)
  }
  return (
    <>
      {isPlain ? (
        children
      ) : (
        <Suspense fallback={null}>
          <FramedView
            {...props}
            onFailed={() => setFailed(true)}
            onState={(is) => (state.current = is)}
          />
        </Suspense>
      )}
      <div role="status">
        {hasFailed && !isPlain && <Text tone="warn">{t('views.action.failed')}</Text>}
      </div>
      <div>
        <Button variant="subtle" onClick={() => void change()}>
          {t(isPlain ? 'views.action.own' : 'views.action.native')}
        </Button>
      </div>
    </>
  )
}
