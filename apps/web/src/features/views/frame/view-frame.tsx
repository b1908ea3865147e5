import { FRAME_SANDBOX } from '@telemachos/contract/core/frame'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Card, Text } from '#layout'
import { isMirrored, useColourScheme, useIdentity, useTexts, useUnsavedGuard } from '#shared'
import { Button } from '#ui'
import { PageChannel, type StopReason } from './page-channel.ts'
import type { ActionOfView, FrameEvents, RunnableView, SavingState } from './runnable-view.ts'
import { useBridge, type Tried } from './use-bridge.ts'
import classes from './view-frame.module.css'

/** A frame is no higher than so many pixels, whatever it says. */
const MAX_HEIGHT = 20_000

interface ViewFrameProps {
  readonly view: RunnableView
  readonly params?: Readonly<Record<string, string>>
  /** The action of whose page the view is part. */
  readonly action?: ActionOfView | undefined
  /** Of a try: also as whom it is seen. */
  readonly tried?: (Tried & { readonly who?: Partial<Viewer> }) | undefined
  readonly onFailed?: FrameEvents['onFailed']
  readonly onLog?: FrameEvents['onLog']
  readonly onState?: FrameEvents['onState']
}

interface Viewer {
  readonly Id: number
  readonly FirstName: string
  readonly LastName: string
  readonly Vocative: string
  readonly Role: string
}

/**
 * A view in a frame of its own: an origin that is nobody's, without cookies, network and the page
 * around it. What it needs it asks by the bridge; where it fails, floods or falls silent, it is taken
 * away and the page says so.
 */
export default function ViewFrame(props: ViewFrameProps) {
  const [run, setRun] = useState(0)
  const [stopped, setStopped] = useState<StopReason>()
  const { t } = useTexts()
  const name = props.view.Name
  if (stopped) {
    return (
      <Card gap={3} role="alert">
        <Text tone="warn">{t(`views.stopped.${stopped}`, { name })}</Text>
        <div>
          <Button
            variant="default"
            onClick={() => {
              setRun(run + 1)
              setStopped(undefined)
            }}
          >
            {t('views.again')}
          </Button>
        </div>
      </Card>
    )
  }
  return <RunningFrame key={run} {...props} onStop={setStopped} />
}

function RunningFrame(props: ViewFrameProps & { readonly onStop: (why: StopReason) => void }) {
  const { view, params = {}, tried, action } = props
  const { t, language } = useTexts()
  const { isDark } = useColourScheme()
  const identity = useIdentity()
  const frame = useRef<HTMLIFrameElement>(null)
  const channel = useRef<PageChannel>(null)
  const [height, setHeight] = useState(0)
  const [isReady, setReady] = useState(false)
  const [state, setState] = useState<SavingState>('clean')
  const latest = useRef<SavingState>('clean')
  const bridge = useBridge({
    view,
    tried,
    action,
    onFailed: props.onFailed,
    onLog: props.onLog,
    onReady: () => setReady(true),
    onHeight: (px) => setHeight(Math.min(Math.max(0, Math.ceil(px)), MAX_HEIGHT)),
    onState: (next) => {
      latest.current = next
      setState(next)
      props.onState?.(next)
    },
  })
  const open = useEffectEvent((element: HTMLIFrameElement) => {
    const { Projects, ProjectId, UserId, FirstName, LastName, Vocative, Role } = identity
    const ProjectName = Projects.find(({ Id }) => Id === ProjectId)?.Descr ?? ''
    return new PageChannel(element, {
      ...bridge,
      onStop: props.onStop,
      start: {
        name: view.Name,
        html: view.Html,
        controller: view.Controller,
        styles: view.Styles,
        ...(action && { functions: view.Functions ?? '', action: action.state }),
        directives: view.Directives,
        who: {
          Id: UserId,
          FirstName,
          LastName,
          Vocative,
          Role,
          ProjectId,
          ProjectName,
          ...tried?.who,
        },
        language,
        dir: isMirrored() ? 'rtl' : 'ltr',
        scheme: isDark ? 'dark' : 'light',
        params,
        texts: {
          ok: t('ui.confirm'),
          unsaved: t('views.form.unsaved'),
          conflict: t('views.form.conflict'),
          number: t('views.form.number'),
        },
      },
    })
  })
  useEffect(() => {
    const opened = frame.current && open(frame.current)
    channel.current = opened
    return () => opened?.close()
  }, [view, language])
  useEffect(() => channel.current?.showScheme(isDark ? 'dark' : 'light'), [isDark])
  const standing = action && JSON.stringify(action.state)
  const tellAction = useEffectEvent(() => action && channel.current?.showAction(action.state))
  useEffect(() => tellAction(), [standing])
  useUnsavedGuard({
    isUnsaved: () => latest.current !== 'clean' && latest.current !== 'saved',
    staysAt: () => false,
    title: t('views.unsaved'),
    text: '',
    confirmLabel: t('core.unsaved.confirm'),
  })
  return (
    <div className={classes.box} aria-busy={!isReady}>
      {!isReady && (
        <Text tone="faint" className={classes.waiting}>
          {t('views.loading')}
        </Text>
      )}
      <iframe
        ref={frame}
        title={t('views.frame', { name: view.Name })}
        sandbox={FRAME_SANDBOX}
        referrerPolicy="no-referrer"
        className={classes.frame}
        height={Math.max(height, 40)}
      />
      <p role="status" className={classes.state} data-failed={state === 'failed' ? '' : undefined}>
        {(state === 'saving' || state === 'saved' || state === 'failed') &&
          t(`views.state.${state}`)}
      </p>
    </div>
  )
}
