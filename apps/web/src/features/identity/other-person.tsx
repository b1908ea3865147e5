import { Button, lazyPart } from '#ui'
import {
  call,
  callAddress,
  claimOf,
  claimOfPage,
  service,
  signInPath,
  TextsContext,
  useTexts,
  whenTabTells,
  whoIsThere,
  type Identity,
  type Texts,
  isUnsaved,
} from '#shared'
import { fullName } from '@telemachos/rules/greek-person'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import classes from './other-person.module.css'

/** It comes with the page of signing in, which is not to be cut into more pieces for it. */
const SignInForm = lazyPart(() => import('./sign-in-root.tsx'), 'FormAlone')

/** Who is signed in by now: null for nobody any more, undefined where that is not known. */
type There = Identity | null | undefined

interface Options {
  readonly texts: Texts
  /** Whom the page shows; null where it was opened without an account. */
  readonly own: Identity | null
  readonly there: There
  /** They are signed in again: the page goes on as it was. */
  readonly onReturn: () => void
}

/** Says over the whole page that another is signed in than it shows, until they are again. */
export function showOtherPerson({ texts, own, there, onReturn }: Options): void {
  const place = document.createElement('div')
  place.id = 'other-person'
  place.className = classes.place ?? ''
  // Windows over the page that hold the focus leave it alone.
  place.dataset['reactAriaTopLayer'] = 'true'
  for (const name of ['keydown', 'keyup', 'paste', 'drop'] as const)
    place.addEventListener(name, (event) => event.stopPropagation())
  document.body.append(place)
  const root = createRoot(place)
  const leave = (): void => {
    root.unmount()
    place.remove()
    onReturn()
  }
  root.render(
    <TextsContext value={texts}>
      <OtherPerson own={own} first={there} onReturn={leave} />
    </TextsContext>,
  )
}

interface Props {
  readonly own: Identity | null
  readonly first: There
  readonly onReturn: () => void
}

function OtherPerson({ own, first, onReturn }: Props) {
  const { t } = useTexts()
  const [there, setThere] = useState(first)
  const heading = useRef<HTMLHeadingElement>(null)
  const look = async (): Promise<void> => {
    const found = await whoIsThere()
    if (found !== undefined && claimOf(found) === claimOfPage()) return onReturn()
    setThere(found)
  }
  const onNews = useEffectEvent(() => void look())
  // Whoever acts as somebody in another window, or has ended that, is nobody else.
  const isImpersonating = own !== null && there?.StandIn?.Admin.Id === own.UserId
  const isBack = own?.StandIn?.Admin.Id !== undefined && own.StandIn.Admin.Id === there?.UserId
  const title = t(isImpersonating ? 'identity.other.titleSelf' : 'identity.other.title')
  useEffect(() => {
    document.title = `${title} · ${t('core.product')}`
    heading.current?.focus()
  }, [title, t])
  useEffect(() => {
    const stops = [whenTabTells(() => onNews()), service.whenBack(() => onNews())]
    return () => stops.forEach((stop) => stop())
  }, [])
  return (
    <main className={classes.card}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      <p>{whoWords(there, { isImpersonating, isBack }, t)}</p>
      <p className={classes.soft}>
        {isImpersonating
          ? t('identity.other.safeSelf')
          : isBack
            ? t('identity.other.safeBack')
            : t(own === null ? 'identity.other.safeNobody' : 'identity.other.safe')}
      </p>
      {there && <GoOn there={there} own={own} />}
      {isImpersonating && <Return there={there} onReturned={look} />}
      {own?.StandIn === null && !isImpersonating && <SignInAgain onSignedIn={look} />}
      {own?.StandIn && !isBack && <a href={signInPath()}>{t('identity.other.again')}</a>}
      {own === null && there && (
        <a href={callAddress('identity.signOff', {})}>{t('identity.other.signOff')}</a>
      )}
    </main>
  )
}

interface Known {
  readonly isImpersonating: boolean
  readonly isBack: boolean
}

function whoWords(there: There, { isImpersonating, isBack }: Known, t: Texts['t']): string {
  if (there === null) return t('identity.other.gone')
  if (!there) return t('identity.other.unknown')
  const name = fullName(there)
  const { StandIn } = there
  if (!StandIn) return t(isBack ? 'identity.other.back' : 'identity.other.who', { name })
  if (isImpersonating) return t(`identity.other.${StandIn.Mode}.self`, { name })
  return t(`identity.other.${StandIn.Mode}`, { name, admin: fullName(StandIn.Admin) })
}

interface GoOnProps {
  readonly there: Identity
  readonly own: Identity | null
}

/** Leaves the page to who is there; what cannot be kept of it is said before, and not asked about again. */
function GoOn({ there, own }: GoOnProps) {
  const { t } = useTexts()
  const [loses] = useState(isUnsaved)
  const name = fullName(there)
  return (
    <>
      {loses && <p className={classes.warning}>{t('identity.other.unsaved', { name })}</p>}
      <Button
        size="md"
        onClick={() => {
          addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
            capture: true,
          })
          // An address of one person may be none of another's.
          if (own === null) location.reload()
          else location.assign('/')
        }}
      >
        {t('identity.other.goOn', { name })}
      </Button>
    </>
  )
}

interface ReturnProps {
  readonly there: Identity | null | undefined
  readonly onReturned: () => Promise<void>
}

/** Ends an impersonation that was begun in another window. */
function Return({ there, onReturned }: ReturnProps) {
  const { t } = useTexts()
  const [busy, setBusy] = useState(false)
  async function end(): Promise<void> {
    setBusy(true)
    const name = there?.StandIn?.Mode === 'viewing' ? 'identity.endView' : 'identity.endLoginAs'
    await call(name, {}, { forAnybody: true, changesPerson: true }).catch(() => undefined)
    await onReturned()
    setBusy(false)
  }
  return (
    <Button variant="default" size="md" loading={busy} onClick={() => void end()}>
      {t('identity.other.return')}
    </Button>
  )
}

/** Signs in again as whom the page shows: it goes on as it was, with all that is written on it. */
function SignInAgain({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  return (
    <section className={classes.again} aria-labelledby="other-person-again">
      <Suspense fallback={null}>
        <SignInForm form={form} onSignedIn={onSignedIn}>
          <h2 id="other-person-again" className={classes.heading}>
            {t('identity.other.again')}
          </h2>
        </SignInForm>
      </Suspense>
    </section>
  )
}
