import { Suspense } from 'react'
import { FileChooser, type FileDropProps } from './file-chooser.tsx'
import classes from './file-drop.module.css'
import { lazyPart } from './lazy-part.ts'

const DropArea = lazyPart(() => import('./library/drop-area.tsx'))

/** Takes files that are chosen, dropped or pasted. Until the library is there they can be chosen. */
export function FileDrop(props: FileDropProps) {
  return (
    <Suspense
      fallback={
        <div className={classes.drop}>
          <FileChooser {...props} />
        </div>
      }
    >
      <DropArea {...props} />
    </Suspense>
  )
}
