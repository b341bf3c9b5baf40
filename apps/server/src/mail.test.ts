import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MailRefused, openMailer } from './mail.ts'

const LINK = `https://onward.example/reset-password#1.${'a-_9'.repeat(11).slice(1)}`
const MAIL = { to: 'p1@example.test', subject: 'Grüße', text: `Open this:\n\n${LINK}\n` }
const mailFrom = 'Onward <onward@hospital.example>'
const now = () => new Date('2026-03-03T12:00:00.250Z')

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'onward-mail-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

it('without an SMTP server is written to files that only the owner reads, one a mail', async () => {
  const mailer = openMailer({ smtpUrl: undefined, mailFrom, dataDir }, now)
  const folder = join(dataDir, 'mail')
  expect(mailer.where).toBe(`is written to ${folder}`)
  await Promise.all([mailer.send(MAIL), mailer.send(MAIL)])
  const files = await readdir(folder)
  expect(files).toHaveLength(2)
  for (const file of files) expect(file).toMatch(/^2026-03-03T12-00-00\.250Z-[\da-f]{12}\.eml$/)
  const path = join(folder, files[0] ?? '')
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600)
  const [head = '', body] = (await readFile(path, 'utf8')).split('\r\n\r\nOpen')
  expect(head.split('\r\n').toSorted()).toEqual(
    [
      'Auto-Submitted: auto-generated',
      'Content-Transfer-Encoding: 8bit',
      'Content-Type: text/plain; charset=utf-8',
      'Date: Tue, 03 Mar 2026 12:00:00 +0000',
      `From: ${mailFrom}`,
      'MIME-Version: 1.0',
      expect.stringMatching(/^Message-ID: <[\w-]+@hospital\.example>$/),
      'Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=',
      'To: p1@example.test',
    ].toSorted(),
  )
  expect(body).toBe(` this:\r\n\r\n${LINK}\r\n`)
})

it.each([{ to: 'a@b.test\r\nBcc: c@d.test' }, { subject: 'x\nBcc: c@d.test' }, { subject: 'x\rBcc: c@d.test' }])(
  'refuses what would begin another header: %j',
  async (part) => {
    const mailer = openMailer({ smtpUrl: undefined, mailFrom, dataDir: join(dataDir, 'none') })
    await expect(mailer.send({ ...MAIL, ...part })).rejects.toThrow('control character')
  },
)

it('takes an address for one address', async () => {
  const folder = join(dataDir, 'list')
  await openMailer({ smtpUrl: undefined, mailFrom, dataDir: folder }).send({ ...MAIL, to: 'a@b.test, c@d.test' })
  const [file = ''] = await readdir(join(folder, 'mail'))
  expect(await readFile(join(folder, 'mail', file), 'utf8')).not.toMatch(/^To: a@b\.test, c@d\.test$/m)
})

/** As much of an SMTP server as a mail needs; `said` is what the client sent, line by line. */
const openPostOffice = async (answerTo: (line: string) => string | undefined = () => undefined) => {
  const said: string[] = []
  const server: Server = createServer((socket) => {
    let isText = false
    const answer = (line: string) => socket.write(`${line}\r\n`)
    answer('220 post.test')
    createInterface(socket).on('line', (line): unknown => {
      said.push(line)
      const word = line.split(' ')[0]?.toUpperCase() ?? ''
      if (isText && line !== '.') return undefined
      const own = answerTo(line)
      if (own !== undefined) return answer(own)
      if (word === 'EHLO') return answer('250-post.test\r\n250 AUTH PLAIN')
      if (word === 'AUTH') return answer('235 welcome')
      isText = word === 'DATA'
      answer(isText ? '354 go on' : '250 ok')
      return word === 'QUIT' && socket.end()
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return { port, said, close: () => server.close() }
}

it('goes through the SMTP server of the settings', async () => {
  const office = await openPostOffice()
  const smtpUrl = `smtp://onward:p%40ss@127.0.0.1:${office.port}`
  const mailer = openMailer({ smtpUrl, mailFrom, dataDir: 'unused' })
  expect(mailer.where).toBe(`goes through 127.0.0.1:${office.port}`)
  await mailer.send(MAIL)
  office.close()
  const { said } = office
  expect(said).toContain(`AUTH PLAIN ${Buffer.from('\0onward\0p@ss').toString('base64')}`)
  expect(said).toContain('MAIL FROM:<onward@hospital.example>')
  expect(said.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<p1@example.test>'])
  const text = said.slice(said.indexOf('DATA') + 1, said.indexOf('.')).join('\n')
  expect(text).toContain('To: p1@example.test')
  expect(text.replaceAll('=\n', '')).toContain(LINK)
})

it('says why a server did not take a mail, and never the password', async () => {
  const coded = Buffer.from('\0onward\0p@ss-word').toString('base64')
  const office = await openPostOffice((line) => (line.startsWith('AUTH') ? `535 no ${coded} p@ss-word` : undefined))
  const smtpUrl = `smtp://onward:p%40ss-word@127.0.0.1:${office.port}`
  const error: unknown = await openMailer({ smtpUrl, mailFrom, dataDir: '' })
    .send(MAIL)
    .catch((reason: unknown) => reason)
  office.close()
  expect(String(error)).toMatch(/^Error: 127\.0\.0\.1:\d+ did not take the mail: .*535 no \*\*\* \*\*\*/)
  expect(JSON.stringify({ ...(error as Error) })).not.toMatch(/p@ss|p%40ss/)
})

it.each([
  ['550 5.1.1 nobody of that name', true],
  ['450 the box is full', false],
])('tells an address that is refused for good from one that may be taken later: %s', async (answer, isFinal) => {
  const office = await openPostOffice((line) => (line.startsWith('RCPT') ? answer : undefined))
  const smtpUrl = `smtp://127.0.0.1:${office.port}`
  const error: unknown = await openMailer({ smtpUrl, mailFrom, dataDir: '' })
    .send(MAIL)
    .catch((reason: unknown) => reason)
  office.close()
  expect(String(error)).toContain(answer)
  expect(error instanceof MailRefused ? error.said : undefined).toBe(isFinal ? answer : undefined)
})

it('takes a sender that is refused for a fault of ours, which may be mended', async () => {
  const office = await openPostOffice((line) => (line.startsWith('MAIL') ? '553 no such sender' : undefined))
  const mailer = openMailer({ smtpUrl: `smtp://127.0.0.1:${office.port}`, mailFrom, dataDir: '' })
  await expect(mailer.send(MAIL)).rejects.not.toBeInstanceOf(MailRefused)
  office.close()
})

it('sends no password over a network without TLS', async () => {
  const office = await openPostOffice()
  // Not an address of this machine to the mailer, though it is one.
  const smtpUrl = `smtp://onward:p%40ss@[::ffff:127.0.0.1]:${office.port}`
  await expect(openMailer({ smtpUrl, mailFrom, dataDir: '' }).send(MAIL)).rejects.toThrow(/did not take the mail/)
  office.close()
  expect(office.said.some((line) => line.startsWith('AUTH'))).toBe(false)
  expect(office.said.some((line) => line.startsWith('STARTTLS'))).toBe(true)
})
