import { SmtpSink } from '@infinite/api/testing/smtp-sink';

/** A sink in a process of its own, so that its work is not counted as the product's. */
const sink = new SmtpSink();
process.stdout.write(`${await sink.listen()}\n`);
process.on('message', () => process.send?.({ mails: sink.mails.length }));
process.on('disconnect', () => process.exit(0));
