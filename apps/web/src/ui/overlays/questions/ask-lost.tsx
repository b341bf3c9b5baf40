import texts from 'texts:typed'
import { addTexts, textOf } from '#web/lib/text.ts'
import { askOver } from './ask-over.ts'
import { Confirm } from '#web/ui/overlays/confirm.tsx'

addTexts(texts)

/** Whether what was typed may be thrown away, asked over whatever is open. */
export const askLost = async () =>
  (await askOver<boolean>((end) => (
    <Confirm
      title={textOf('typed.title')}
      action={textOf('ui.discard')}
      isAbove
      onClose={() => end()}
      onConfirm={() => end(true)}
    >
      {textOf('typed.text')}
    </Confirm>
  ))) === true
