# The page of lawc, served from an image that holds nothing but the binary.
#
#	docker build -t lawc . && docker run -p 8080:8080 lawc
FROM golang:1.26 AS build
WORKDIR /src
COPY go.mod go.sum ./
RUN go mod download
COPY . .
RUN CGO_ENABLED=0 go build -trimpath -ldflags "-s -w" -o /lawc ./cmd/lawc

FROM scratch
COPY --from=build /lawc /lawc
USER 65534
EXPOSE 8080
ENTRYPOINT ["/lawc"]
CMD ["serve", "--addr", "0.0.0.0:8080", "--host", "localhost:8080", "--host", "127.0.0.1:8080"]
