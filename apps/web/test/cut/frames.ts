/** One frame of a WebSocket, as it came and what it says. */
export interface Frame {
  readonly raw: Buffer;
  /** Of a whole text; nothing for any other frame. */
  readonly text: string | undefined;
}

const TEXT = 0x81;

/** Takes the bytes of one direction of a WebSocket without extensions apart into its frames. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);

  /** The frames that are whole with these bytes. */
  read(chunk: Buffer): readonly Frame[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const frames: Frame[] = [];
    for (let frame = this.#next(); frame !== undefined; frame = this.#next()) frames.push(frame);
    return frames;
  }

  #next(): Frame | undefined {
    const rest = this.#rest;
    if (rest.length < 2) return undefined;
    const short = rest.readUInt8(1) & 0x7f;
    const wide = short === 126 ? 2 : short === 127 ? 8 : 0;
    const masked = (rest.readUInt8(1) & 0x80) !== 0;
    const head = 2 + wide + (masked ? 4 : 0);
    if (rest.length < head) return undefined;
    const length =
      wide === 0 ? short : wide === 2 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
    if (rest.length < head + length) return undefined;
    const raw = rest.subarray(0, head + length);
    this.#rest = rest.subarray(head + length);
    if (raw.readUInt8(0) !== TEXT) return { raw, text: undefined };
    const body = Buffer.from(raw.subarray(head));
    if (masked) {
      for (let at = 0; at < length; at += 1)
        body[at] = (body[at] ?? 0) ^ (raw[head - 4 + (at % 4)] ?? 0);
    }
    return { raw, text: body.toString() };
  }
}
