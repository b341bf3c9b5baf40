import { Button, TextInput } from '@mantine/core'
import { users } from '@onward/contract/samples'
import { useState, type ReactNode } from 'react'
import texts from 'texts:sweet-alert'
import { Link } from 'wouter'
import { apiOf } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/messages.ts'
import { addTexts } from '#web/lib/text.ts'
import { Drawing } from '#web/ui/drawings/notice-drawing.tsx'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { AlertBox } from '#web/samples/ui/overlays/alert-box.tsx'
import styles from './extensions.module.css'

addTexts(texts)

const Basic = () => {
  const [open, setOpen] = useState<'text' | 'title' | 'footer' | 'rich'>()
  const close = () => setOpen(undefined)
  return (
    <Stack isRow>
      <Button variant="default" onClick={() => setOpen('text')}>
        A sentence
      </Button>
      <Button variant="default" onClick={() => setOpen('title')}>
        With a title
      </Button>
      <Button variant="default" onClick={() => setOpen('footer')}>
        With a footer
      </Button>
      <Button variant="default" onClick={() => setOpen('rich')}>
        With rich text
      </Button>
      {open === 'text' && <AlertBox title="The rota of December is out" onClose={close} />}
      {open === 'title' && (
        <AlertBox title="The rota is out" onClose={close}>
          Requests for swaps are open until Friday.
        </AlertBox>
      )}
      {open === 'footer' && (
        <AlertBox
          title="The shift was not saved"
          kind="error"
          onClose={close}
          footer={<Link href="/pages/faq">Why does this happen?</Link>}
        >
          The licence runs out before its day.
        </AlertBox>
      )}
      {open === 'rich' && (
        <AlertBox title="Before the first shift" kind="info" onClose={close}>
          Read the <Link href="/pages/faq">house rules</Link>, and bring <strong>your licence</strong> and{' '}
          <em>flat shoes</em>.
        </AlertBox>
      )}
    </Stack>
  )
}

const PLACES = {
  'top-start': 'Top, at the start',
  'top-end': 'Top, at the end',
  'bottom-start': 'Bottom, at the start',
  'bottom-end': 'Bottom, at the end',
} as const
const Positions = () => {
  const [place, setPlace] = useState<keyof typeof PLACES>()
  const close = () => setPlace(undefined)
  // The keys of this object are its own.
  const places = Object.keys(PLACES) as (keyof typeof PLACES)[]
  return (
    <Stack isRow>
      {places.map((one) => (
        <Button key={one} variant="default" onClick={() => setPlace(one)}>
          {PLACES[one]}
        </Button>
      ))}
      {place && (
        <AlertBox title="Your work is saved" kind="success" place={place} closesAfter={1500} onClose={close}>
          This goes by itself.
        </AlertBox>
      )}
    </Stack>
  )
}

const MOTIONS = ['bounce', 'fade', 'flip', 'tada', 'shake'] as const
const Motions = () => {
  const [motion, setMotion] = useState<(typeof MOTIONS)[number]>()
  const close = () => setMotion(undefined)
  return (
    <Stack isRow>
      {MOTIONS.map((one) => (
        <Button key={one} variant="default" onClick={() => setMotion(one)}>
          {one}
        </Button>
      ))}
      {motion && (
        <AlertBox title={`It comes by ${motion}`} motion={motion} onClose={close}>
          Who asked the system for less motion sees it at once.
        </AlertBox>
      )}
    </Stack>
  )
}

const SAID = {
  success: { title: 'Good job!', text: 'The shift is offered.' },
  error: { title: 'That did not work', text: 'The shift was taken by somebody else.' },
  warning: { title: 'Take care', text: 'Ward 4 is short of one nurse.' },
  info: { title: 'For your information', text: 'The rota is planned until January.' },
  question: { title: 'Are you there?', text: 'The shift begins in an hour.' },
} as const
const Kinds = () => {
  const [kind, setKind] = useState<keyof typeof SAID>()
  const close = () => setKind(undefined)
  // The keys of this object are its own.
  const kinds = Object.keys(SAID) as (keyof typeof SAID)[]
  return (
    <Stack isRow>
      {kinds.map((one) => (
        <Button key={one} variant="default" onClick={() => setKind(one)}>
          {one}
        </Button>
      ))}
      {kind && (
        <AlertBox title={SAID[kind].title} kind={kind} onClose={close}>
          {SAID[kind].text}
        </AlertBox>
      )}
    </Stack>
  )
}

const Options = () => {
  const [open, setOpen] = useState<'picture' | 'timed' | 'outside'>()
  const close = () => setOpen(undefined)
  return (
    <Stack isRow>
      <Button variant="default" onClick={() => setOpen('picture')}>
        With a picture
      </Button>
      <Button variant="default" onClick={() => setOpen('timed')}>
        For two seconds
      </Button>
      <Button variant="default" onClick={() => setOpen('outside')}>
        Closed by a press beside it
      </Button>
      {open === 'picture' && (
        <AlertBox title="Locked for the night" picture={<Drawing name="locked" />} onClose={close}>
          The rota opens again at seven.
        </AlertBox>
      )}
      {open === 'timed' && (
        <AlertBox title="This closes by itself" closesAfter={2000} showsTime onClose={close}>
          It is here for two seconds.
        </AlertBox>
      )}
      {open === 'outside' && (
        <AlertBox title="Press beside me" closesOutside onClose={close}>
          Escape and the button close it as well.
        </AlertBox>
      )}
    </Stack>
  )
}

const api = apiOf(users)

const Ajax = () => {
  const [open, setOpen] = useState<'asks' | 'found'>()
  const [found, setFound] = useState({ name: '', email: '' })
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const close = () => {
    setFault('')
    setOpen(undefined)
  }
  const find = async (name: string) => {
    setBusy(true)
    try {
      const { users: matches } = await api.listUsers({ q: name, perPage: 1 })
      if (matches[0]) {
        setFound({ name: matches[0].fullName, email: matches[0].email })
        setOpen('found')
      } else setFault(`Nobody is called ${name}`)
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button onClick={() => setOpen('asks')}>Look somebody up</Button>
      {open === 'asks' && (
        <AlertBox title="Who is it?" onClose={close} actions={null}>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              void find(String(new FormData(event.currentTarget).get('name')))
            }}
          >
            <TextInput
              name="name"
              label="Name, or a part of it"
              autoComplete="off"
              required
              data-autofocus
              error={fault}
              onChange={() => setFault('')}
            />
            <div className={styles.row} data-side="center">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" loading={isBusy}>
                Look up
              </Button>
            </div>
          </form>
        </AlertBox>
      )}
      {open === 'found' && (
        <AlertBox title={found.name} kind="success" onClose={close}>
          {found.email}
        </AlertBox>
      )}
    </>
  )
}

type QuestionProps = { title: string; yes: string; onYes: () => void; onNo: () => void; children: ReactNode }
/** Escape is a no as well, and the no is what one has at hand. */
const Question = ({ title, yes, onYes, onNo, children }: QuestionProps) => (
  <AlertBox
    title={title}
    kind="warning"
    onClose={onNo}
    actions={
      <>
        <Button variant="default" data-autofocus onClick={onNo}>
          Keep it
        </Button>
        <Button color="red" onClick={onYes}>
          {yes}
        </Button>
      </>
    }
  >
    {children}
  </AlertBox>
)

const Confirmed = () => {
  const [open, setOpen] = useState<'asks' | 'done'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button color="red" onClick={() => setOpen('asks')}>
        Cancel the shift
      </Button>
      {open === 'asks' && (
        <Question title="Cancel the shift?" yes="Yes, cancel it" onYes={() => setOpen('done')} onNo={close}>
          Maya Okafor is told at once. This cannot be undone.
        </Question>
      )}
      {open === 'done' && (
        <AlertBox title="Cancelled" kind="success" onClose={close}>
          The shift is cancelled, and Maya Okafor knows.
        </AlertBox>
      )}
    </>
  )
}

const BothWays = () => {
  const [open, setOpen] = useState<'asks' | 'done' | 'kept'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button color="red" onClick={() => setOpen('asks')}>
        Remove the draft
      </Button>
      {open === 'asks' && (
        <Question
          title="Remove the draft?"
          yes="Yes, remove it"
          onYes={() => setOpen('done')}
          onNo={() => setOpen('kept')}
        >
          The rota of January has 214 shifts.
        </Question>
      )}
      {open === 'done' && (
        <AlertBox title="Removed" kind="success" onClose={close}>
          The draft is gone.
        </AlertBox>
      )}
      {open === 'kept' && (
        <AlertBox title="Kept" kind="info" onClose={close}>
          The draft is as it was.
        </AlertBox>
      )}
    </>
  )
}

const SweetAlertPage = () => (
  <Examples page="sweet-alert" parts={{ Basic, Positions, Motions, Kinds, Options, Ajax, Confirmed, BothWays }} />
)
export default SweetAlertPage
