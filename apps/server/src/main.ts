import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { createApp, jobsOf } from './app.ts'
import { openBackground } from './background.ts'
import { ConfigError, readConfig } from './config.ts'
import { openStore, StoreError } from './db.ts'
import { giveUpCutOff, startClearing } from './features/import/cut-off.ts'
import { startChangeMails } from './features/publications/change-notices.ts'
import { startViewMails } from './features/saved-views/view-mails.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openServer } from './http/open-server.ts'
import { openJobWorker } from './job-worker.ts'
import { openLive } from './live/live.ts'
import { openMailer } from './mail.ts'
import { holdsSample, loadSample, SAMPLE_PASSWORD, SAMPLE_SIGN_INS } from './sample/load-sample.ts'

/** For how long running requests may finish after a signal, and when all the rest must have ended. */
const PATIENCE_MS = 8_000
const LAST_MS = 9_500

const start = async () => {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel, base: null, redact: ['*.password', '*.authorization'] })
  const { databaseUrl, dataDir, migrate } = config
  // Loaded by who follows requests.
  const traces = config.traces === undefined ? undefined : (await import('./traces.ts')).openTraces(config.traces)
  const place = databaseUrl === undefined ? { dataDir } : { databaseUrl, ownerUrl: config.ownerUrl }
  const store = await openStore(place, { migrate, ...(traces && { traced: traces.statement }) })
  const hasSample = config.sample ? await loadSample(store, new Date()) : await holdsSample(store)
  if (hasSample)
    log.warn({ event: 'sample.users' }, 'anybody can sign in as the users of the sample: their password is published')
  const build = config.sampleScreens ? 'dist' : 'dist-product'
  const webRoot = fileURLToPath(new URL(`../../web/${build}`, import.meta.url))
  await giveUpCutOff(store)
  const mailer = openMailer(config)
  const worker = openJobWorker(store, log, jobsOf({ config, store, mailer, log }))
  const background = openBackground()
  const live = openLive(store, log)
  // Loaded by who asks for numbers.
  const counting = config.metricsPort === undefined ? undefined : await import('./metrics.ts')
  const metrics = counting?.openMetrics(store, log)
  const app = await createApp({
    config,
    store,
    log,
    background,
    live,
    ...(metrics && { metrics }),
    ...(traces && { traces }),
    ...(existsSync(webRoot) && { webRoot }),
  })
  const stopHousekeeping = startHousekeeping(store.db, log)
  const stopClearing = startClearing(store, log)
  const stopViewMails = startViewMails(store, log)
  const stopChangeMails = startChangeMails(store, config, log)

  const server = openServer(app)
  server.once('error', (error: NodeJS.ErrnoException) => {
    const { port, host } = config
    const known: Record<string, string> = {
      EADDRINUSE: `PORT ${port} is in use on ${host}. Stop what uses it, or set another PORT.`,
      EACCES: `PORT ${port} needs rights that this user does not have. Set PORT to 1024 or more.`,
      EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
      ENOTFOUND: `HOST ${host} cannot be resolved.`,
    }
    void store.close().finally(() => fail(known[error.code ?? ''] ?? error.message))
  })
  server.once('listening', () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : config.port
    const host = config.host.includes(':') ? `[${config.host}]` : config.host
    // A free port is known only now, and so are the links.
    if (config.port === 0 && config.publicOrigin.endsWith(':0')) config.publicOrigin = `http://127.0.0.1:${port}`
    worker.start()
    console.log(`Onward listens on http://${host}:${port}`)
    console.log(`Mail ${mailer.where}`)
    if (hasSample) {
      console.log(`Sample sign-ins, password ${SAMPLE_PASSWORD}:`)
      for (const { email, what } of SAMPLE_SIGN_INS) console.log(`  ${email.padEnd(22)} ${what}`)
    }
  })

  const numbers = metrics && counting?.metricsServer(metrics)
  numbers?.once('error', (error) => {
    void store
      .close()
      .finally(() => fail(`METRICS_PORT ${config.metricsPort} on ${config.metricsHost}: ${error.message}`))
  })
  numbers?.listen(config.metricsPort, config.metricsHost, () => {
    const address = numbers.address()
    const port = typeof address === 'object' && address ? address.port : config.metricsPort
    console.log(`Metrics on http://${config.metricsHost}:${port}/metrics`)
  })
  server.listen(config.port, config.host)

  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    stopHousekeeping()
    numbers?.close()
    const given = Promise.all([background.stop(), live.stop(), stopClearing(), stopViewMails(), stopChangeMails()])
    // Whatever still runs then is ended as by a crash, which the store is made for: a transaction is kept whole or not at all.
    setTimeout(() => {
      log.warn({ event: 'stopped.late' }, 'work was under way for too long and was given up')
      process.exit(0)
    }, LAST_MS).unref()
    // `close` waits for connections that idle; they are let go until the last request has been answered.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const late = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(late)
      // The mails that are on their way. What waits is kept, and so is what takes too long: it is sent again.
      void given
        .then(() => worker.stop())
        .then(() => store.close())
        .then(() => traces?.stop().catch((err: unknown) => log.warn({ err }, 'the last traces could not be sent')))
        .then(() => process.exit(0), fail)
    })
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

const fail = (reason: unknown) => {
  const isExpected = reason instanceof ConfigError || reason instanceof StoreError || typeof reason === 'string'
  console.error(isExpected ? (reason instanceof Error ? reason.message : reason) : reason)
  process.exit(1)
}
start().catch(fail)
