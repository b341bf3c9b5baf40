import { Button } from '@mantine/core'
import { users } from '@onward/contract/samples'
import { Bell, CircleAlert, CircleCheck, CircleX, Info } from 'lucide'
import texts from 'texts:toastr'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { apiOf } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/messages.ts'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { toast } from '#web/samples/ui/overlays/toaster.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import styles from './toastr.module.css'

addTexts(texts)

const Kinds = () => (
  <Stack isRow>
    <Button
      variant="default"
      onClick={() => toast({ message: 'The rota is out.', icon: <Drawing of={Bell} size={18} /> })}
    >
      Default
    </Button>
    <Button
      variant="default"
      onClick={() =>
        toast({ message: 'The shift is offered.', color: 'green.9', icon: <Drawing of={CircleCheck} size={18} /> })
      }
    >
      Success
    </Button>
    <Button
      variant="default"
      onClick={() =>
        // What went wrong interrupts a reader, the others wait for their turn.
        toast({
          message: 'The shift is taken.',
          role: 'alert',
          color: 'red.9',
          icon: <Drawing of={CircleX} size={18} />,
        })
      }
    >
      Error
    </Button>
    <Button
      variant="default"
      onClick={() =>
        toast({ message: 'Ward 4 is short.', color: 'orange.9', icon: <Drawing of={CircleAlert} size={18} /> })
      }
    >
      Warning
    </Button>
    <Button
      variant="default"
      onClick={() => toast({ message: 'Swaps are open.', color: 'blue.9', icon: <Drawing of={Info} size={18} /> })}
    >
      Info
    </Button>
  </Stack>
)

const Progress = () => (
  <Button
    variant="default"
    onClick={() =>
      toast({
        title: 'The shift is offered',
        message: 'Maya Okafor has a day to answer.',
        color: 'green.9',
        autoClose: 5000,
        withAutoCloseProgress: true,
        classNames: { root: styles.held ?? '' },
      })
    }
  >
    Show what is left
  </Button>
)

const PLACES = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const
const Positions = () => (
  <Stack isRow>
    {PLACES.map((position) => (
      <Button
        key={position}
        variant="default"
        onClick={() => toast({ position, message: `This is at ${position.replace('-', ' ')}.` })}
      >
        {position.replace('-', ' ')}
      </Button>
    ))}
  </Stack>
)

const Times = () => (
  <Stack isRow>
    <Button variant="default" onClick={() => toast({ message: 'Here for ten seconds.', autoClose: 10_000 })}>
      Ten seconds
    </Button>
    <Button variant="default" onClick={() => toast({ message: 'Here for three seconds.', autoClose: 3000 })}>
      Three seconds
    </Button>
    <Button variant="default" onClick={() => toast({ message: 'Here until it is closed.', autoClose: false })}>
      Until it is closed
    </Button>
  </Stack>
)

const Motions = () => (
  <Stack isRow>
    {(['bounce', 'flip', 'zoom', 'slide'] as const).map((motion) => (
      <Button
        key={motion}
        variant="default"
        onClick={() => toast({ message: `It came by ${motion}.`, classNames: { root: styles[motion] ?? '' } })}
      >
        {motion}
      </Button>
    ))}
  </Stack>
)

const api = apiOf(users)
const nameOf = async (id: number) => {
  const { user } = await api.user({ id })
  if (!user) throw new RangeError(`Nobody has the number ${id}`)
  return user.fullName
}
const ask = (id: number) =>
  toast.promise(nameOf(id), {
    pending: 'Looking it up …',
    done: (name) => `It is ${name}.`,
    failed: (error) => (error instanceof RangeError ? error.message : messageOf(error)),
  })

const Promised = () => (
  <Stack isRow>
    <Button variant="default" onClick={() => void ask(1)}>
      Who is number 1?
    </Button>
    <Button variant="default" onClick={() => void ask(999)}>
      Who is number 999?
    </Button>
  </Stack>
)

const Looks = () => (
  <Stack isRow>
    <Button
      variant="default"
      onClick={() =>
        toast({
          message: 'Friday, 7 PM to 7 AM\nWard 4, intensive care\nWith Maya Okafor',
          classNames: { root: styles.lines ?? '' },
        })
      }
    >
      Several lines
    </Button>
    <Button
      variant="default"
      onClick={() => toast({ message: 'Your hundredth shift!', icon: <span aria-hidden>🎉</span>, color: 'gray.1' })}
    >
      Emoji
    </Button>
    <Button
      variant="default"
      onClick={() => toast({ message: 'In the colour of the house.', classNames: { root: styles.themed ?? '' } })}
    >
      Themed
    </Button>
    <Button
      variant="default"
      onClick={() => toast({ message: 'Nothing but words.', color: 'transparent', withCloseButton: false })}
    >
      Blank
    </Button>
  </Stack>
)

const Custom = () => (
  <Button
    variant="default"
    onClick={() => {
      const id = toast({
        autoClose: false,
        withCloseButton: false,
        color: 'transparent',
        message: (
          <div className={styles.sender}>
            <Avatar name="Maya Okafor" size={36} />
            <p>
              <strong>Maya Okafor</strong>
              <br />
              Can you take Friday?
            </p>
            <Button size="xs" variant="light" onClick={() => toast.close(id)}>
              Answer later
            </Button>
          </div>
        ),
      })
    }}
  >
    A message
  </Button>
)

const ToastrPage = () => (
  <Examples page="toastr" parts={{ Kinds, Progress, Positions, Times, Motions, Promised, Looks, Custom }} />
)
export default ToastrPage
