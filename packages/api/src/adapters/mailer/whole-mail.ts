import { Transform, type Readable } from 'node:stream';

/**
 * Gathers a mail and passes it on in one piece. nodemailer writes a mail in five pieces or more, and
 * each is a system call here and a read at the relay. Our mails are a few kilobytes each.
 * @param pieces fails the returned stream when it fails
 */
export function wholeMail(pieces: Readable): Readable {
  const gathered: Buffer[] = [];
  const whole = new Transform({
    transform(piece: Buffer, _encoding, done) {
      gathered.push(piece);
      done();
    },
    flush(done) {
      done(null, Buffer.concat(gathered));
    },
  });
  pieces.once('error', (error) => whole.destroy(error));
  return pieces.pipe(whole);
}
