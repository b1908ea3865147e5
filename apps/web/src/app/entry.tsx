import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/Input.css'
import '../shared/theme/tokens.css'
import { MantineProvider } from '@mantine/core'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { signInPath } from '../shared/navigation/return-url.ts'
import { styleNonce, theme } from '../shared/theme/theme.ts'
import { loadStart } from './start.ts'
import { StartFailed } from './start-failed.tsx'

/**
 * Loads one of two roots: sign-in, which needs neither router nor query cache, or the application.
 */
async function start(): Promise<ReactNode> {
  const { texts, identity } = await loadStart()
  const isSignIn = /^\/signin\/?$/i.test(location.pathname)
  if (identity && !isSignIn) {
    const { AppRoot } = await import('./app-root.tsx')
    return <AppRoot texts={texts} identity={identity} />
  }
  const isOpen = /^\/(denied|error|notfound)\/?$/i.test(location.pathname)
  if (!identity && isOpen) {
    const { AnonymousPage } = await import('./anonymous-page.tsx')
    return <AnonymousPage texts={texts} />
  }
  if (!isSignIn) history.replaceState(null, '', signInPath(location.pathname + location.search))
  const { SignInRoot } = await import('../features/identity/sign-in-root.tsx')
  return <SignInRoot texts={texts} />
}

const root = createRoot(document.getElementById('root') ?? document.body)

function draw(page: ReactNode): void {
  root.render(
    <StrictMode>
      <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
        {page}
      </MantineProvider>
    </StrictMode>,
  )
}

start().then(draw, () => draw(<StartFailed />))
